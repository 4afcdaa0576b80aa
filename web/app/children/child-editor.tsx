import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { Child } from '../../../contract/children.ts'
import { ApiError } from '../api/api-error.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { FocusedAlert } from '../ui/focused-alert.tsx'
import { focusNextFieldOnEnter } from '../ui/forms/enter-to-next-field.ts'
import { ErrorSummary } from '../ui/forms/error-summary.tsx'
import { TextField } from '../ui/forms/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../ui/hooks/use-checked-form.ts'
import type { ChildForm } from './child-form.ts'
import { childrenTexts } from './children-texts.ts'

/** Loaded when the form is first used: it needs the schemas. */
const schema = () => import('./child-form.ts').then(({ ChildForm }) => ChildForm)

/** The child to change, absent for a new one, and measures that are known already. */
export type ChildEntry = { child?: Child | undefined; measured?: Pick<Child, 'heightCm' | 'weightKg'> | undefined }

type ChildEditorProps = ChildEntry & {
  isInAccount: boolean
  onSaved: (child: Child) => void
  /** Of the last post without scripts. */
  result?: CheckedResult | undefined
  /** Further actions beside the save button. */
  children?: ReactNode
}

/** Adds a child's card or changes it, on the device or in the account. */
export function ChildEditor({ child, measured, isInAccount, onSaved, result, children }: ChildEditorProps) {
  const { t } = useTranslation('children', childrenTexts)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const form = useCheckedForm({
    schema,
    labels: { nickname: t('nickname'), birthMonth: t('birthMonth'), heightCm: t('heightCm'), weightKg: t('weightKg') },
    result,
    defaults: {
      nickname: child?.nickname ?? '',
      birthMonth: child?.birthMonth ?? '',
      heightCm: String(measured?.heightCm ?? child?.heightCm ?? ''),
      weightKg: String(measured?.weightKg ?? child?.weightKg ?? ''),
    },
    onValid: (value) => void save(value),
  })

  async function save(value: z.output<typeof ChildForm>): Promise<void> {
    setBusy(true)
    setRefusal(null)
    try {
      const [{ toChild }, { saveChild }] = await Promise.all([import('./child-form.ts'), import('./sync-children.ts')])
      const saved = toChild(value, child, new Date())
      await saveChild(saved)
      onSaved(saved)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form method="post" className="grid items-start gap-4 sm:grid-cols-2" {...form.props} onKeyDown={focusNextFieldOnEnter}>
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary title={t('errors', { count: form.fieldErrors.length })} fieldErrors={form.fieldErrors} attempts={form.attempts} />
        {refusal && (
          <FocusedAlert focusKey={refusal} title={t('failed')}>
            {refusal.message}
          </FocusedAlert>
        )}
      </div>
      {child && <input type="hidden" name="childId" value={child.childId} />}
      <TextField {...form.wire('nickname')} autoComplete="off" maxLength={40} enterKeyHint="next" />
      <TextField {...form.wire('birthMonth')} type="month" min="2005-01" hint={t('birthMonthHint')} enterKeyHint="next" />
      <TextField {...form.wire('heightCm')} inputMode="decimal" autoComplete="off" enterKeyHint="next" />
      <TextField {...form.wire('weightKg')} inputMode="decimal" autoComplete="off" enterKeyHint="done" />
      <p className="text-sm text-soft sm:col-span-2">
        {t('oneIsEnough')} {t(isInAccount ? 'inAccount' : 'onDevice')}
      </p>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" name="intent" value="save" busy={busy} className="grow">
          {t('save')}
        </Button>
        {children}
      </div>
    </form>
  )
}
