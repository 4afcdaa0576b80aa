import type { Product } from '../../../../contract/catalogue.ts'
import { addTexts } from '../../i18n/part-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import en from '../../locales/en/back.ts'
import vi from '../../locales/vi/back.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { useShop } from '../use-shop.ts'
import type { Choice } from './choose-variant.ts'
import { useAlert } from './use-alert.ts'

addTexts({ vi: { back: vi }, en: { back: en } })

/** For a colour in a size that is sold out: an address, and one mail when it is there again. */
export function BackForm({ product, choice }: { product: Product; choice: Choice }) {
  const { t } = useTranslation('back')
  const { isMailOn } = useShop()
  const { error, isBusy, answer, onSubmit, onInvalid, onInput } = useAlert(product._id, choice)
  const what = [product.name, choice.color?.label, choice.size?.size].filter(Boolean).join(', ')
  if (answer) return <Noted text={answer} />
  if (!isMailOn) return <p className="back-form">{t('off')}</p>
  return (
    <form className="back-form" aria-labelledby="back-title" onSubmit={onSubmit}>
      <h2 id="back-title" className="text-base font-bold">
        {t('title')}
      </h2>
      <div className="back-line">
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
        {/* People neither see this nor come to it; programs fill it in. */}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
        <Button type="submit" look="secondary" busy={isBusy}>
          {t('button')}
        </Button>
      </div>
      <p className="text-sm text-soft">{t('consent', { what })}</p>
    </form>
  )
}

function Noted({ text }: { text: string }) {
  const { t } = useTranslation('back')
  const box = useFirstFocus<HTMLDivElement>()
  return (
    <div ref={box} tabIndex={-1} role="status" className="back-form">
      <p className="font-bold">{t('done')}</p>
      <p>{text}</p>
    </div>
  )
}
