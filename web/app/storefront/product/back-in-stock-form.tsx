import type { Product } from '../../../../contract/catalogue.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import en from '../../locales/en/back.ts'
import vi from '../../locales/vi/back.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount.ts'
import type { VariantChoice } from './choose-variant.rule.ts'
import { useBackInStock } from './use-back-in-stock.ts'

const backInStockTexts = { vi: { back: vi }, en: { back: en } }

/** For a sold-out variant: the customer leaves an e-mail and gets one mail when it is available. */
export function BackInStockForm({ product, choice }: { product: Product; choice: VariantChoice }) {
  const { t } = useTranslation('back', backInStockTexts)
  const { isMailOn } = useSiteSettings()
  const { error, isBusy, message, onSubmit, onInvalid, onInput } = useBackInStock(product._id, choice)
  const what = [product.name, choice.color?.label, choice.size?.size].filter(Boolean).join(', ')
  if (message) return <Subscribed text={message} />
  if (!isMailOn) return <p className="back-in-stock-form">{t('off')}</p>
  return (
    <form className="back-in-stock-form" aria-labelledby="back-title" onSubmit={onSubmit}>
      <h2 id="back-title" className="text-base font-bold">
        {t('title')}
      </h2>
      <div className="back-in-stock-row">
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          maxLength={254}
          required
          error={error}
          onInvalid={onInvalid}
          onInput={onInput}
        />
        {/* A honeypot: hidden from people, filled in by bots. */}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
        <Button type="submit" look="secondary" busy={isBusy}>
          {t('button')}
        </Button>
      </div>
      <p className="text-sm text-soft">{t('consent', { what })}</p>
    </form>
  )
}

function Subscribed({ text }: { text: string }) {
  const { t } = useTranslation('back', backInStockTexts)
  const box = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={box} tabIndex={-1} role="status" className="back-in-stock-form">
      <p className="font-bold">{t('done')}</p>
      <p>{text}</p>
    </div>
  )
}
