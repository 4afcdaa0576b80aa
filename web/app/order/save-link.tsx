import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useState } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { useSiteSettings } from '../api/site-settings.ts'
import { paths } from '../paths.ts'
import { usePublicUrl } from '../seo/use-public-url.ts'
import { Button } from '../ui/button.tsx'
import { useCopy } from '../ui/hooks/use-copy.ts'
import { Link } from '../ui/link.tsx'
import { useOrderTexts } from './order-texts.ts'

/** Zalo on the web takes no text by URL, so the message is copied first. */
const zaloWeb = 'https://chat.zalo.me/'

type SaveLinkProps = { order: Order; token: string }

/**
 * For customers who left no e-mail: the link is their only access to the order, so they should save it now. Offers only what this
 * browser supports.
 */
export function SaveLink({ order, token }: SaveLinkProps) {
  const { t } = useOrderTexts()
  const { brand } = useSiteSettings()
  const options = useSharingOptions()
  const url = usePublicUrl() + paths.order(order._id, token)
  const title = t('save.message', { order: order.orderNumber, shop: brand.name })
  const link = useCopy(url, t('save.copied'))
  const message = useCopy(`${title}: ${url}`, t('save.copied'))
  const CopyIcon = link.isCopied ? Check : Copy

  function share(): void {
    navigator.share({ title, text: title, url }).catch((error: Error) => {
      if (error.name !== 'AbortError') link.copy()
    })
  }

  return (
    <section className="card no-print mt-6 p-6" aria-labelledby="save-link">
      <h2 id="save-link" className="text-xl">
        {t('save.title')}
      </h2>
      <p className="mt-2 text-soft">{t('save.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {options.share && (
          <Button onClick={share}>
            <Share2 aria-hidden size={18} /> {t('save.share')}
          </Button>
        )}
        {options.copy && (
          <Button look={options.share ? 'secondary' : 'primary'} onClick={link.copy}>
            <CopyIcon aria-hidden size={18} /> {t(link.isCopied ? 'save.copied' : 'save.copy')}
          </Button>
        )}
        {options.zalo && (
          <a className="button button-secondary" href={zaloWeb} target="_blank" rel="noreferrer" onClick={message.copy}>
            <MessageCircle aria-hidden size={18} /> {t('save.zalo')} <span className="sr-only">{t('common:newTab')}</span>
          </a>
        )}
      </div>
      <noscript>
        <p className="wrap-anywhere">
          <a href={url}>{url}</a>
        </p>
      </noscript>
      <p className="mt-4 text-sm text-soft">
        {t('save.lost')} <Link to={paths.trackOrder()}>{t('save.track')}</Link>
      </p>
    </section>
  )
}

/** A phone's share sheet includes Zalo and messages; on a desktop there is Zalo on the web. All are false before hydration. */
function useSharingOptions(): { share: boolean; copy: boolean; zalo: boolean } {
  const [options, setOptions] = useState({ share: false, copy: false, zalo: false })
  useEffect(() => {
    setOptions({ share: 'share' in navigator, copy: true, zalo: matchMedia('(hover: hover) and (pointer: fine)').matches })
  }, [])
  return options
}
