import Undo2 from 'lucide-react/icons/undo-2'
import { Form, useNavigation } from 'react-router'
import { lineName } from '../../../contract/line-name.rule.ts'
import { formatAmount } from '../../../contract/money.ts'
import type { Return } from '../../../contract/orders/returns.ts'
import { formatDay } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useTextLanguage } from '../i18n/use-text-language.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextArea } from '../ui/forms/text-field.tsx'
import { useMissingFields } from '../ui/hooks/use-missing-fields.ts'
import { InlineConfirm } from '../ui/inline-confirm.tsx'
import type { OrderActionResult } from './order-action.ts'
import { useOrderTexts } from './order-texts.ts'
import type { ExchangeOptions, ReturnableLine } from './read-exchange.ts'

type ReturnsSectionProps = { options: ExchangeOptions | null; actionResult: OrderActionResult | undefined }

/** Delivered items that go back for their money: the requests made, and what can still be requested. */
export function ReturnsSection({ options, actionResult }: ReturnsSectionProps) {
  const { t } = useOrderTexts()
  const language = useLanguage()
  if (!options || options.returns.length + options.returnable.length === 0) return null
  const { returns, returnable, returnTo, returnUntil: until } = options
  return (
    <section className="card order-card no-print" aria-labelledby="returns-title">
      <h2 id="returns-title" className="text-xl">
        {t('returns.title')}
      </h2>
      {returns.length > 0 && (
        <ul className="mt-2 grid gap-3">
          {returns.map((each) => (
            <ReturnItem key={each._id} goods={each} returnTo={returnTo} />
          ))}
        </ul>
      )}
      {returnable.length > 0 && until && <p className="mt-2 text-soft">{t('returns.until', { day: formatDay(until, language) })}</p>}
      {returnable.length > 0 && <ReturnForm lines={returnable} isOpen={actionResult?.intent === 'return' && actionResult.isRefused} />}
    </section>
  )
}

function ReturnItem({ goods, returnTo }: { goods: Return; returnTo: string }) {
  const { t } = useOrderTexts()
  const languageOf = useTextLanguage()
  const { code, lines, status, amount, deduction, answer } = goods
  const state = status === 'done' && amount === 0 ? 'doneNothing' : status
  return (
    <li>
      <strong>{t('returns.code', { code })}</strong>
      {lines.map(({ position, exchange, product, color, size, quantity }) => (
        <p key={`${position}-${exchange}`} lang={languageOf(product.name)}>
          {quantity} × {lineName(product.name, [color, size], ' · ')}
        </p>
      ))}
      <p>{t(`returns.status.${state}`, { amount: formatAmount(amount) })}</p>
      {deduction > 0 && <p className="text-soft">{t('returns.deduction', { amount: formatAmount(deduction) })}</p>}
      {status === 'approved' && returnTo && <p className="text-soft">{t('returns.returnTo', { to: returnTo })}</p>}
      {answer && <p className="text-soft">{answer}</p>}
      {status === 'requested' && <Withdraw goods={goods} />}
    </li>
  )
}

function Withdraw({ goods: { _id, code } }: { goods: Return }) {
  const { t } = useOrderTexts()
  const pending = useNavigation().formData
  const isBusy = pending?.get('intent') === 'withdraw-return' && pending.get('returnId') === _id
  return (
    <InlineConfirm
      button={t('returns.withdraw.button')}
      label={t('returns.withdraw.of', { code })}
      question={t('returns.withdraw.question')}
      text={t('returns.withdraw.text')}
      cancelLabel={t('returns.withdraw.keep')}
    >
      <Form method="post">
        <input type="hidden" name="returnId" value={_id} />
        <Button type="submit" name="intent" value="withdraw-return" busy={isBusy}>
          {t('returns.withdraw.confirm')}
        </Button>
      </Form>
    </InlineConfirm>
  )
}

function ReturnForm({ lines, isOpen }: { lines: readonly ReturnableLine[]; isOpen: boolean }) {
  const { t } = useOrderTexts()
  const isBusy = useNavigation().formData?.get('intent') === 'return'
  const missing = useMissingFields(t('missing'))
  return (
    <details className="exchange" open={isOpen || undefined}>
      <summary>
        <Undo2 aria-hidden size={18} />
        <span>{t('returns.button')}</span>
      </summary>
      <Form method="post" className="grid gap-3 pt-2" {...missing.props}>
        {lines.map(({ key, name, choice, units }) => (
          <SelectField
            key={key}
            label={t('returns.units', { name, choice })}
            name={`units-${key}`}
            defaultValue={lines.length === 1 ? units : 0}
          >
            {[...Array(units + 1).keys()].map((count) => (
              <option key={count} value={count}>
                {count === 0 ? t('returns.none') : count}
              </option>
            ))}
          </SelectField>
        ))}
        <TextArea label={t('returns.reason')} name="reason" required error={missing.errorOf('reason')} maxLength={500} rows={2} />
        <div>
          <Button type="submit" name="intent" value="return" busy={isBusy}>
            {t('returns.send')}
          </Button>
        </div>
      </Form>
    </details>
  )
}
