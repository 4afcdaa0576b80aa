import Check from 'lucide-react/icons/check'
import Link2 from 'lucide-react/icons/link-2'
import Share2 from 'lucide-react/icons/share-2'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { localizedUrl } from '../../navigation/cacheable-urls.ts'
import { paths } from '../../paths.ts'
import { usePublicUrl } from '../../seo/use-public-url.ts'
import { useCopy } from '../../ui/hooks/use-copy.ts'
import { productTexts } from '../size-chart/product-texts.ts'
import { SocialIcon } from '../social-icon.tsx'
import { facebookShareUrl, zaloShareUrl } from './share-urls.ts'

/** Shares a product: by the phone's share sheet if there is one, else by the networks common in Vietnam, else by the link itself. */
export function Share({ name, slug }: { name: string; slug: string }) {
  const { t } = useTranslation(['shop', 'common'], productTexts)
  const language = useLanguage()
  const path = paths.product(slug)
  const url = usePublicUrl() + (language === 'en' ? localizedUrl('en', path, new URLSearchParams()) : path)
  function openSheet(event: React.MouseEvent<HTMLElement>): void {
    const details = event.currentTarget.closest('details')
    if (!navigator.share || details?.open) return
    event.preventDefault()
    navigator.share({ title: name, url }).catch((error: Error) => {
      if (error.name !== 'AbortError') details?.setAttribute('open', '')
    })
  }
  return (
    <details className="share">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself */}
      <summary className="button button-text" onClick={openSheet}>
        <Share2 aria-hidden size={18} /> {t('product.share')}
      </summary>
      <ul>
        <li>
          <a className="button button-text" href={facebookShareUrl(url)} target="_blank" rel="noreferrer">
            <SocialIcon network="facebook" /> Facebook <span className="sr-only">{t('common:newTab')}</span>
          </a>
        </li>
        <li>
          <a className="button button-text" href={zaloShareUrl(url)} target="_blank" rel="noreferrer">
            <SocialIcon network="zalo" /> Zalo <span className="sr-only">{t('common:newTab')}</span>
          </a>
        </li>
        <li>
          <CopyLink url={url} />
        </li>
      </ul>
    </details>
  )
}

/** A link to the page itself, so that it can be copied by hand without scripts. */
function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation('shop', productTexts)
  const { isCopied, copy } = useCopy(url, t('product.linkCopied'))
  function onClick(event: React.MouseEvent): void {
    event.preventDefault()
    copy()
  }
  const Icon = isCopied ? Check : Link2
  return (
    <a className="button button-text" href={url} onClick={onClick}>
      <Icon aria-hidden size={20} /> {t(isCopied ? 'product.linkCopied' : 'product.copyLink')}
    </a>
  )
}
