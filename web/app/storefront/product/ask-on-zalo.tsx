import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import type { Product } from '../../../../contract/catalogue.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { localizedUrl } from '../../navigation/cacheable-urls.ts'
import { paths } from '../../paths.ts'
import { usePublicUrl } from '../../seo/use-public-url.ts'
import { copyAtOnce } from '../../ui/hooks/use-copy.ts'
import { toast } from '../../ui/toast.tsx'
import { productTexts } from '../size-chart/product-texts.ts'
import { choiceQuery, type VariantChoice } from './choose-variant.rule.ts'
import { LazyQuestionDialog } from './lazy-question-dialog.tsx'

/**
 * A link to the shop's chat on Zalo, which cannot be opened with a text: the question about this product is copied first, to be
 * pasted there. Where an app's browser refuses to copy, a dialog shows it.
 */
export function AskOnZalo({ product, choice }: { product: Product; choice: VariantChoice }) {
  const { t } = useTranslation(['shop', 'common'], productTexts)
  const zalo = useSiteSettings().socials.find(({ network }) => network === 'zalo')
  const question = useQuestion(product, choice)
  const [isDialogOpen, setDialogOpen] = useState(false)
  if (!zalo) return null
  function onClick(event: React.MouseEvent): void {
    if (copyAtOnce(question)) {
      toast({ text: t('ask.copied') })
      return
    }
    event.preventDefault()
    setDialogOpen(true)
  }
  return (
    <>
      <a className="button button-secondary ask-on-zalo" href={zalo.url} target="_blank" rel="noreferrer" onClick={onClick}>
        <span className="button-label">
          <MessageCircle aria-hidden size={20} /> {t('ask.button')} <span className="sr-only">{t('common:newTab')}</span>
        </span>
      </a>
      <LazyQuestionDialog isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} question={question} zaloUrl={zalo.url} />
    </>
  )
}

/** "Tiệm ơi, cho mình hỏi về Đầm hoa (HT-1), size 2Y, màu Đỏ: https://…", with what is chosen so far. */
function useQuestion({ name, sku, slug }: Product, choice: VariantChoice): string {
  const { t } = useTranslation('shop', productTexts)
  const language = useLanguage()
  const chosen = choiceQuery(choice)
  const path = paths.product(slug, chosen)
  const url = usePublicUrl() + (language === 'en' ? localizedUrl('en', paths.product(slug), new URLSearchParams(chosen)) : path)
  const about = [
    `${name} (${sku})`,
    choice.size && t('ask.size', { size: choice.size.size }),
    choice.color && t('ask.color', { color: choice.color.label }),
  ]
  return t('ask.text', { about: about.filter(Boolean).join(', '), url })
}
