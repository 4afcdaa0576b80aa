import { useState } from 'react'
import { trusted } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { browserApi } from '../../browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Choice } from './choose-variant.ts'

const reader = trusted<{ message: string }>(({ message }) => typeof message === 'string')

/** Asking for the mail: the browser checks the address, the shop has the last word. */
export function useAlert(productId: string, { color, size }: Choice) {
  const { t } = useTranslation('back')
  const [error, setError] = useState<string>()
  const [answer, setAnswer] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function onSubmit(event: React.FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const written = new FormData(form)
    setBusy(true)
    try {
      const body = {
        productId,
        color: color?.id ?? '',
        size: size?.size ?? null,
        email: written.get('email'),
        website: written.get('website'),
      }
      setAnswer((await browserApi().send('POST', '/api/alerts', body, reader)).message)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.issueAt('email') ?? failure.message)
      form.querySelector('input')?.focus()
    } finally {
      setBusy(false)
    }
  }

  /** In the page's words, beside the field, instead of the browser's bubble. */
  function onInvalid(event: React.InvalidEvent<HTMLInputElement>): void {
    event.preventDefault()
    setError(t(event.currentTarget.validity.valueMissing ? 'missing' : 'invalid'))
    event.currentTarget.focus()
  }

  return { error, isBusy, answer, onSubmit, onInvalid, onInput: () => setError(undefined) }
}
