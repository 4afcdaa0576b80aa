import { useEffect, useState } from 'react'
import { type AdminDiscount, type DiscountFields, DiscountMessage, NewDiscount } from '../../../../contract/admin/discounts.ts'
import type { DiscountKind } from '../../../../contract/discounts.ts'
import { errorMessages } from '../../../../contract/errors.ts'
import { validationKey, validationMessage } from '../../../../contract/language/validation-messages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { SelectField, TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { DateTimeField } from '../components/date-time-field.tsx'
import { errorAt } from '../components/failure-banner.tsx'
import { stripPathPrefix } from '../components/field-paths.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { MoneyField } from '../components/money-field.tsx'
import { prefixError, withMessage } from '../components/prefix-error.ts'
import { useDraft } from '../components/use-draft.ts'
import type { AdminFailure } from '../use-admin-request.ts'
import { useListRequest } from '../use-list-request.ts'
import { bodyOf, type DiscountDraft, draftOf, generateCode } from './discount-draft.ts'
import { useDiscountSentence } from './use-discount-sentence.ts'

const kinds = ['percent', 'amount', 'free-shipping'] as const

/**
 * Form for a discount code. `opened` null: a new code. If another user deletes the code meanwhile, it can be added as
 * a new one.
 */
export function DiscountDialog({ opened, onClose }: { opened: AdminDiscount | null; onClose: () => void }) {
  const { t } = useTranslation(['discounts', 'admin'])
  const before = draftOf(opened)
  const { draft, set, isDirty } = useDraft(before)
  const { discount, save, isBusy, failure } = useSaveDiscount(opened, before)
  const sentence = useDiscountSentence()(draft)
  const isRenamed = discount !== null && draft.code.trim().toUpperCase() !== discount.code
  const error = (name: string) => errorAt(failure, name)

  const money = (name: 'amount' | 'minSubtotal' | 'maxDiscount', hint?: string) => (
    <MoneyField
      label={t(name)}
      hint={hint}
      name={name === 'amount' ? 'value' : name}
      value={draft[name]}
      error={error(name === 'amount' ? 'value' : name)}
      onChange={(value) => set(name, value)}
    />
  )
  const moment = (name: 'startsAt' | 'endsAt') => (
    <DateTimeField
      label={t(name)}
      hint={t('timeHint')}
      name={name}
      value={draft[name]}
      error={error(name)}
      onChange={(value) => set(name, value)}
    />
  )
  const count = (name: 'usageLimit' | 'perCustomerLimit') => (
    <TextField
      label={t(name)}
      hint={t('limitHint')}
      name={name}
      inputMode="numeric"
      value={draft[name]}
      error={error(name)}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  )

  return (
    <FormDialog
      title={discount ? t('edit', { code: discount.code }) : t('new')}
      {...{ isDirty, isBusy, failure, onClose }}
      onSave={() =>
        void save(draft).then((isSaved) => {
          if (!isSaved) return
          toast({ text: t('admin:saved') })
          onClose()
        })
      }
    >
      <div className="grid gap-2">
        <TextField
          label={t('code')}
          hint={t('codeHint')}
          name="code"
          value={draft.code}
          error={error('code')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => set('code', event.currentTarget.value)}
          onBlur={() => set('code', draft.code.trim().normalize('NFC').toUpperCase())}
        />
        <button type="button" className="small-button justify-self-start" onClick={() => set('code', generateCode())}>
          {t('generate')}
        </button>
      </div>
      {isRenamed && <Alert tone="warning" title={t('renameWarning', { code: discount.code })} />}
      <SelectField
        label={t('kind')}
        name="kind"
        value={draft.kind}
        onChange={(event) => set('kind', event.currentTarget.value as DiscountKind)}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      {draft.kind === 'percent' && (
        <div className="field-row">
          <TextField
            label={t('percent')}
            name="value"
            inputMode="numeric"
            value={draft.percent}
            error={error('value')}
            onChange={(event) => set('percent', event.currentTarget.value)}
          />
          {money('maxDiscount', t('limitHint'))}
        </div>
      )}
      {draft.kind === 'amount' && money('amount')}
      {money('minSubtotal', t('limitHint'))}
      <div className="field-row field-row-wide">
        {moment('startsAt')}
        {moment('endsAt')}
      </div>
      <div className="field-row">
        {count('usageLimit')}
        {count('perCustomerLimit')}
      </div>
      <Checkbox label={t('active')} name="active" checked={draft.active} onChange={(event) => set('active', event.currentTarget.checked)} />
      <Checkbox
        label={t('isListed')}
        name="isListed"
        checked={draft.isListed}
        onChange={(event) => set('isListed', event.currentTarget.checked)}
      />
      <Alert tone="info" role="status" title={t('preview')}>
        {sentence || t('unfinished')}
      </Alert>
    </FormDialog>
  )
}

/** Validates with the contract before sending. For an existing code, sends only the changed fields. */
function useSaveDiscount(opened: AdminDiscount | null, before: DiscountDraft) {
  const { t } = useTranslation(['discounts', 'admin'])
  const language = useLanguage()
  const { call, isBusy, failure } = useListRequest()
  const [refusal, setRefusal] = useState<AdminFailure | null>(null)
  const [isGone, setGone] = useState(false)
  const discount = isGone ? null : opened
  const isMissing = failure?.status === 404
  useEffect(() => {
    if (isMissing) setGone(true)
  }, [isMissing])

  async function save(draft: DiscountDraft): Promise<boolean> {
    const body = bodyOf(draft)
    const checked = NewDiscount.safeParse(body, { error: validationKey })
    if (!checked.success) {
      const issues = checked.error.issues.map(({ path, message }) => ({
        path: path.join('.'),
        message: validationMessage(message, language),
      }))
      setRefusal({ status: 400, code: 'invalid_input', message: errorMessages.invalid_input[language], issues })
      return false
    }
    setRefusal(null)
    if (!discount) return (await call('POST', '/api/discounts', body, DiscountMessage)) !== null
    const change = { code: changedFields(bodyOf(before), body) }
    return (await call('PATCH', `/api/discounts/${encodeURIComponent(discount.code)}`, change, DiscountMessage)) !== null
  }

  const shownFailure =
    failure && isMissing ? withMessage(failure, t('goneText', { code: opened?.code })) : prefixError(failure, t('admin:notSaved'))
  return { discount, save, isBusy, failure: refusal ?? stripPathPrefix(shownFailure, 'code') }
}

function changedFields(before: NewDiscount, now: NewDiscount): DiscountFields {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== before[name as keyof NewDiscount]))
}
