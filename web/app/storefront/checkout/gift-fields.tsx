import type { OfferedMethod } from '../../../../contract/checkout.ts'
import { earliestGiftDay, latestGiftDay } from '../../../../contract/gifts/gift-day.rule.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { checkoutTexts } from '../../address/checkout-texts.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { GiftCard } from '../../order/gift-card.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { TextArea, TextField } from '../../ui/forms/text-field.tsx'
import type { FieldProps } from '../../ui/hooks/use-checked-form.ts'
import type { GiftChoices } from './gift-choices.rule.ts'

/** Longer than a message may be; not imported from its schema, which loads when the form is first used. */
const maxMessage = 300

type GiftFieldsProps = {
  wire: (name: string) => FieldProps
  gift: GiftChoices
  /** Null where the shop does not wrap gifts. */
  wrapPrice: number | null
  /** The chosen way to get the goods; undefined while the destination is unknown. */
  window: Pick<OfferedMethod, 'deliveryFrom' | 'deliveryTo'> | undefined
}

/** The wishes for a gift. Hidden by styles until the order is a gift, so that they work without scripts. */
export function GiftFields({ wire, gift, wrapPrice, window }: GiftFieldsProps) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { brand } = useSiteSettings()
  const language = useLanguage()
  const earliest = window && earliestGiftDay(window)
  return (
    <div className="gift-choice sm:col-span-2">
      <Choice {...wire('gift')} hint={t('checkout.giftHint')} />
      <fieldset className="gift-fields option-fields">
        <legend className="sr-only">{t('gift.title')}</legend>
        <TextArea
          {...wire('giftMessage')}
          need="optional"
          rows={3}
          maxLength={maxMessage}
          hint={t('gift.messageHint', { max: maxMessage })}
        />
        {gift.message.trim() !== '' && (
          <figure>
            <figcaption className="mb-2 text-sm text-soft">{t('gift.preview')}</figcaption>
            <GiftCard message={gift.message} shopName={brand.name} />
          </figure>
        )}
        {wrapPrice !== null && (
          <Choice
            {...wire('giftWrap')}
            hint={wrapPrice === 0 ? t('gift.wrapFree') : t('gift.wrapHint', { price: formatAmount(wrapPrice) })}
          />
        )}
        <TextField
          {...wire('giftDeliverOn')}
          need="optional"
          type="date"
          min={earliest}
          max={latestGiftDay(vietnamDay(new Date()))}
          className="sm:max-w-xs"
          hint={earliest ? t('gift.earliest', { day: formatDay(earliest, language) }) : t('gift.earliestLater')}
        />
        <div className="giver-choice grid gap-4">
          <Choice {...wire('hasGiver')} hint={t('gift.giverHint')} />
          <div className="giver-fields">
            <TextField {...wire('giverName')} need="required" maxLength={120} autoComplete="section-giver name" enterKeyHint="next" />
            <TextField
              {...wire('giverPhone')}
              need="required"
              type="tel"
              inputMode="tel"
              maxLength={30}
              autoComplete="section-giver tel"
              enterKeyHint="next"
            />
          </div>
        </div>
      </fieldset>
    </div>
  )
}

function Choice({ id, name, label, error, defaultValue, hint }: FieldProps & { hint: string }) {
  return (
    <Checkbox
      id={id}
      name={name}
      defaultChecked={defaultValue === 'on'}
      error={error}
      label={
        <>
          {label} <span className="block text-sm text-soft">{hint}</span>
        </>
      }
    />
  )
}
