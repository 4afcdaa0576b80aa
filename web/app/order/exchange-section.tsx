import Ruler from 'lucide-react/icons/ruler'
import { Form, useNavigation } from 'react-router'
import { formatAmount } from '../../../contract/money.ts'
import type { Exchange } from '../../../contract/orders/exchanges.ts'
import type { PersonalizationField } from '../../../contract/personalization.ts'
import { formatDay } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useTextLanguage } from '../i18n/use-text-language.ts'
import { PersonalizationLines } from '../personalization/personalization-lines.tsx'
import { useOrderedPersonalization } from '../personalization/use-ordered-personalization.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../ui/forms/text-field.tsx'
import { useMissingFields } from '../ui/hooks/use-missing-fields.ts'
import { InlineConfirm } from '../ui/inline-confirm.tsx'
import { ExchangeProgress } from './exchange-progress.tsx'
import type { OrderActionResult } from './order-action.ts'
import { useOrderTexts } from './order-texts.ts'
import { type ExchangeableLine, type ExchangeOptions, fieldPrefix } from './read-exchange.ts'

/**
 * Exchanges a delivered item for another size or colour: shows the requests made and what can still be requested.
 * Plain forms that need no script.
 */
export function ExchangeSection({
  options,
  actionResult,
}: {
  options: ExchangeOptions | null
  actionResult: OrderActionResult | undefined
}) {
  const { t } = useOrderTexts()
  const language = useLanguage()
  const languageOf = useTextLanguage()
  const ordered = useOrderedPersonalization()
  if (!options || options.exchanges.length + options.lines.length + options.notReturnable.length === 0) return null
  const lineOf = ({ color, toProduct, toColor, fromSize, toSize, quantity: count }: Exchange) => {
    const isOtherColor = color !== toColor || fromSize === '' || toSize === ''
    const variant = (shade: string, size: string) => (isOtherColor || toProduct ? [shade, size].filter(Boolean).join(' ') : size)
    const to = toProduct ? `${toProduct.name} ${variant(toColor, toSize)}` : variant(toColor, toSize)
    return t('exchange.line', { count, from: variant(color, fromSize), to })
  }
  return (
    <section className="card order-card no-print" aria-labelledby="exchange-title">
      <h2 id="exchange-title" className="text-xl">
        {t('exchange.title')}
      </h2>
      {options.exchanges.length > 0 && (
        <ul className="mt-2 grid gap-3">
          {options.exchanges.map((exchange) => (
            <li key={exchange._id}>
              <strong lang={languageOf(exchange.product.name)}>{exchange.product.name}</strong>: {lineOf(exchange)}
              {exchange.fromExchange && <p className="text-soft">{t('exchange.again')}</p>}
              <PersonalizationLines lines={ordered(exchange.personalization)} />
              {exchange.answer && <p className="text-soft">{exchange.answer}</p>}
              <DifferenceLine exchange={exchange} />
              <ExchangeProgress exchange={exchange} returnTo={options.returnTo} />
              <WithdrawExchange exchange={exchange} />
            </li>
          ))}
        </ul>
      )}
      {options.notReturnable.map((name) => (
        <p key={name} className="mt-2 text-soft">
          {t('exchange.notReturnable', { name })}
        </p>
      ))}
      {options.until && <p className="mt-2 text-soft">{t('exchange.until', { day: formatDay(options.until, language) })}</p>}
      {options.lines.map((line) => (
        <ExchangeForm key={line.key} line={line} isOpen={actionResult?.intent === `exchange-${line.key}` && actionResult.isRefused} />
      ))}
    </section>
  )
}

/** What the new item costs more or less, and how that is paid. */
function DifferenceLine({ exchange: { difference, differenceWay, isDifferencePaid, status, returnState } }: { exchange: Exchange }) {
  const { t } = useOrderTexts()
  if (status === 'rejected' || status === 'cancelled' || (difference === 0 && status !== 'approved')) return null
  const state =
    difference === 0
      ? 'waived'
      : difference < 0
        ? returnState === 'received'
          ? 'refunded'
          : 'back'
        : isDifferencePaid
          ? 'paid'
          : (differenceWay ?? 'more')
  return <p>{t(`exchange.difference.${state}`, { amount: formatAmount(Math.abs(difference)) })}</p>
}

/** Shown until the shop has decided on the request. */
function WithdrawExchange({ exchange: { _id, status, product } }: { exchange: Exchange }) {
  const { t } = useOrderTexts()
  const pending = useNavigation().formData
  const isBusy = pending?.get('intent') === 'withdraw' && pending.get('exchangeId') === _id
  if (status !== 'requested') return null
  return (
    <InlineConfirm
      button={t('exchange.withdraw.button')}
      label={t('exchange.withdraw.of', { name: product.name })}
      question={t('exchange.withdraw.question')}
      text={t('exchange.withdraw.text')}
      cancelLabel={t('exchange.withdraw.keep')}
    >
      <Form method="post">
        <input type="hidden" name="exchangeId" value={_id} />
        <Button type="submit" name="intent" value="withdraw" busy={isBusy}>
          {t('exchange.withdraw.confirm')}
        </Button>
      </Form>
    </InlineConfirm>
  )
}

function ExchangeForm({
  line: { key, name, choice, quantity, sizes, colors, fields },
  isOpen,
}: {
  line: ExchangeableLine
  isOpen: boolean
}) {
  const { t } = useOrderTexts()
  const isBusy = useNavigation().formData?.get('intent') === `exchange-${key}`
  const missing = useMissingFields(t('missing'))
  return (
    <details className="exchange" open={isOpen || undefined}>
      <summary>
        <Ruler aria-hidden size={18} />
        <span>
          {t('exchange.button', { name })} <span className="text-soft">({choice})</span>
        </span>
      </summary>
      <Form method="post" className="grid gap-3 pt-2" {...missing.props}>
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField label={t('exchange.size')} name="size" required>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </SelectField>
          {colors.length > 1 && (
            <SelectField label={t('exchange.color')} name="color">
              {colors.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
          {quantity > 1 && (
            <SelectField label={t('exchange.quantity')} name="quantity" defaultValue={quantity}>
              {[...Array(quantity).keys()].map((fewer) => (
                <option key={fewer}>{fewer + 1}</option>
              ))}
            </SelectField>
          )}
        </div>
        {fields.length > 0 && <ExchangeFields fields={fields} errorOf={missing.errorOf} />}
        <TextArea label={t('exchange.reason')} name="reason" required error={missing.errorOf('reason')} maxLength={500} rows={2} />
        <div>
          <Button type="submit" name="intent" value={`exchange-${key}`} busy={isBusy}>
            {t('exchange.send')}
          </Button>
        </div>
      </Form>
    </details>
  )
}

/** What the new item is made with, where its product cannot be had without. Checked by the server. */
function ExchangeFields({ fields, errorOf }: { fields: readonly PersonalizationField[]; errorOf: (name: string) => string | undefined }) {
  const { t } = useOrderTexts()
  return (
    <>
      {fields.map(({ _id, label, kind, required, price, options = [] }) => {
        const control = {
          name: fieldPrefix + _id,
          label: price > 0 ? `${label} (+${formatAmount(price)})` : label,
          need: required ? 'required' : 'optional',
          error: errorOf(fieldPrefix + _id),
          required,
        } as const
        if (kind !== 'choice')
          return <TextField key={_id} {...control} inputMode={kind === 'measure' ? 'decimal' : 'text'} autoComplete="off" maxLength={200} />
        return (
          <SelectField key={_id} {...control}>
            {!required && <option value="">{t('exchange.noChoice')}</option>}
            {options.map((option) => (
              <option key={option._id} value={option._id}>
                {option.label}
              </option>
            ))}
          </SelectField>
        )
      })}
      <p className="text-sm text-soft">{t('exchange.madeForChild')}</p>
    </>
  )
}
