import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { User } from '../../../../contract/accounts.ts'
import { formatPhone } from '../../../../contract/phone-number.ts'
import { browserApi } from '../../browser-api.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useUnsaved } from '../../ui/unsaved.ts'
import { type CheckedResult, useCheckedForm } from '../../ui/use-checked-form.ts'
import { useAccountTexts } from '../account-texts.ts'
import { type Changed, changeOwn } from '../change-own.ts'
import { RefusalAlert } from '../refusal-alert.tsx'
import { meQuery } from '../use-me.ts'
import type { DetailsForm } from './details-form.ts'

type DetailsFieldsProps = { me: User; result: CheckedResult | undefined; answer: Changed | null }

const schema = () => import('./details-form.ts').then(({ DetailsForm }) => DetailsForm)
const names = ['fullName', 'phone', 'username'] as const

export function DetailsFields({ me, result, answer }: DetailsFieldsProps) {
  const { t } = useAccountTexts()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(answer?.refusal ?? null)
  const { mark, checkDirty } = useDirty()
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const labels = { fullName: t('details.fullName'), phone: t('details.phone'), username: t('details.username') }
  const defaults = { fullName: me.fullName, phone: me.phone ? formatPhone(me.phone) : '', username: me.username }
  const form = useCheckedForm({ schema, labels, result, defaults, onValid: (fields) => void save(fields) })

  async function save(fields: DetailsForm): Promise<void> {
    setBusy(true)
    const { profileFrom } = await import('./details-form.ts')
    const { message, refusal: refused } = await changeOwn(browserApi(), 'PATCH', 'update-profile', profileFrom(fields))
    setBusy(false)
    setRefusal(refused)
    if (refused) return form.refuse(refused.fields)
    mark()
    toast({ text: message })
    await Promise.all([revalidate(), client.invalidateQueries({ queryKey: meQuery.queryKey })])
  }

  const isAboutField = refusal !== null && Object.keys(refusal.fields).length > 0
  return (
    <>
      <ErrorSummary title={t('errors', { count: form.troubles.length })} troubles={form.troubles} tries={form.tries} />
      {refusal && !isAboutField && <RefusalAlert title={t('details.failed')} refusal={refusal} />}
      <form
        method="post"
        className="grid max-w-lg gap-5"
        {...form.props}
        onInput={(event) => {
          form.props.onInput(event)
          checkDirty(event.currentTarget)
        }}
      >
        <TextField {...form.wire('fullName')} autoComplete="name" need="optional" />
        <TextField {...form.wire('phone')} type="tel" inputMode="tel" autoComplete="tel" need="optional" hint={t('details.phoneHint')} />
        <TextField
          {...form.wire('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          need="required"
          hint={t('details.usernameHint')}
        />
        <TextField label={t('details.email')} type="email" value={me.email} readOnly hint={<EmailHint />} />
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {t('details.button')}
        </Button>
      </form>
    </>
  )
}

function EmailHint() {
  const { t } = useAccountTexts()
  return (
    <>
      {t('details.emailWhy')} <Link to={paths.contact()}>{t('nav.support')}</Link>
    </>
  )
}

/** Whether anything differs from what was there when the form was last saved. */
function useDirty() {
  const [isDirty, setDirty] = useState(false)
  const saved = useRef<string>(undefined)
  useUnsaved(isDirty)
  return {
    mark(): void {
      saved.current = undefined
      setDirty(false)
    },
    checkDirty(element: HTMLFormElement): void {
      const fields = names.map((name) => element.elements.namedItem(name)).filter((field) => field instanceof HTMLInputElement)
      const now = fields.map(({ value }) => value).join('\n')
      saved.current ??= fields.map(({ defaultValue }) => defaultValue).join('\n')
      setDirty(now !== saved.current)
    },
  }
}
