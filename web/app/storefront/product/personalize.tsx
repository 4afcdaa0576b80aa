import { formatAmount } from '../../../../contract/money.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { productTexts } from '../size-chart/product-texts.ts'
import { EmbroideryPreview } from './embroidery-preview.tsx'
import { personalizationName } from './personalization-name.ts'
import { PersonalizeChoice } from './personalize-choice.tsx'
import { PersonalizeText } from './personalize-text.tsx'
import type { Personalization } from './use-personalization.ts'

type PersonalizeProps = {
  personalization: Personalization
  /** The price of one unit of the chosen variant, without what is made for the child. */
  price: number
  wasTried: boolean
}

/** The fields of a product that is made for one child: a name to embroider, measures, a choice. */
export function Personalize({ personalization, price, wasTried }: PersonalizeProps) {
  const { t } = useTranslation('shop', productTexts)
  const { fields, written, write, leave, errorOf, extra } = personalization
  if (fields.length === 0) return null
  const isAlways = fields.some(({ required }) => required)
  return (
    <fieldset className="choice personalize">
      <legend>{t('personal.title')}</legend>
      {fields.map((field) => {
        const Control = field.kind === 'choice' ? PersonalizeChoice : PersonalizeText
        return (
          <Control
            key={field._id}
            name={personalizationName(field._id)}
            field={field}
            value={written[field._id] ?? ''}
            onChange={(value) => write(field._id, value)}
            onLeave={() => leave(field._id)}
            error={errorOf(field._id, wasTried)}
          />
        )
      })}
      <EmbroideryPreview fields={fields} written={written} />
      <p aria-live="polite" className="personalize-price">
        {extra > 0 && t('personal.price', { total: formatAmount(price + extra), extra: formatAmount(extra) })}
      </p>
      <p className="personalize-note">{t(isAlways ? 'personal.notReturnable' : 'personal.notReturnableIf')}</p>
    </fieldset>
  )
}
