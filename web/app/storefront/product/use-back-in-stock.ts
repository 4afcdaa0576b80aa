import { useState } from 'react'
import { shallowSchema } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { VariantChoice } from './choose-variant.rule.ts'

const subscribeResponse = shallowSchema<{ message: string }>(({ message }) => typeof message === 'string')

/** Requests the mail: the browser validates the e-mail first, and the shop has the final say. */
export function useBackInStock(productId: string, { color, size }: VariantChoice) {
  const { t } = useTranslation('back')
  const [error, setError] = useState<string>()
  const [message, setMessage] = useState<string>()
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
      setMessage((await browserApi().send('POST', '/api/alerts', body, subscribeResponse)).message)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.issueAt('email') ?? failure.message)
      form.querySelector('input')?.focus()
    } finally {
      setBusy(false)
    }
  }

  /** Shows the error in the page's language beside the field, instead of the browser's bubble. */
  function onInvalid(event: React.InvalidEvent<HTMLInputElement>): void {
    event.preventDefault()
    setError(t(event.currentTarget.validity.valueMissing ? 'missing' : 'invalid'))
    event.currentTarget.focus()
  }

  return { error, isBusy, message, onSubmit, onInvalid, onInput: () => setError(undefined) }
}
