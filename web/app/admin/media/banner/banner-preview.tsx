import Heart from 'lucide-react/icons/heart'
import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import User from 'lucide-react/icons/user'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { inLanguage, type Language } from '../../../../../contract/language/languages.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Card } from '../../components/card.tsx'
import { LibraryThumb } from '../../components/uploads/library-thumb.tsx'
import type { BannerDraft } from './banner-draft.ts'
import { contrastRatio } from './contrast-ratio.rule.ts'

/** Colours of the shop's header over a banner: white icons on its permanent band. */
const header = { icon: '#ffffff', band: '#2f4a66' }

/** The top of the home page as shoppers see it, on a wide and on a narrow screen. */
export function BannerPreview({ draft }: { draft: BannerDraft }) {
  const { t } = useTranslation('banners')
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const ratio = contrastRatio(header.icon, header.band).toFixed(1)
  return (
    <Card
      title={t('preview')}
      className="mb-4"
      actions={
        <fieldset className="preview-languages">
          <legend className="sr-only">{t('previewLanguage')}</legend>
          {(['vi', 'en'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="preview" checked={language === each} onChange={() => setLanguage(each)} />
              {t(each === 'vi' ? 'vietnamese' : 'english')}
            </label>
          ))}
        </fieldset>
      }
    >
      <div className="previews">
        <Frame kind="desktop" width={1_440} label={t('desktopView')}>
          <Shown draft={draft} language={language} kind="desktop" />
        </Frame>
        <Frame kind="phone" width={390} label={t('phoneView')}>
          <Shown draft={draft} language={language} kind="phone" />
        </Frame>
      </div>
      <p className="mt-3 text-sm text-soft">{t('contrast', { ratio: own === 'vi' ? ratio.replace('.', ',') : ratio })}</p>
    </Card>
  )
}

type Kind = 'desktop' | 'phone'

/**
 * A page at its real width, scaled to the available space. The script sets the sizes, because the CSP allows no
 * inline styles in HTML.
 */
function Frame({ kind, width, label, children }: { kind: Kind; width: number; label: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [outer, inner] = [frame.current, page.current]
    if (!outer || !inner) return
    const watch = new ResizeObserver(() => {
      const scale = Math.min(1, outer.clientWidth / width)
      inner.style.transform = `scale(${scale})`
      outer.style.height = `${Math.round(inner.offsetHeight * scale)}px`
    })
    watch.observe(outer)
    watch.observe(inner)
    return () => watch.disconnect()
  }, [width])
  return (
    <figure className={`preview-${kind}`}>
      <div ref={frame} className="preview-frame">
        <div ref={page} className="preview-page">
          {children}
        </div>
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  )
}

/** Looks like the shop's banner. Hidden from screen readers, because the fields below hold the same texts. */
function Shown({ draft, language, kind }: { draft: BannerDraft; language: Language; kind: Kind }) {
  const { t } = useTranslation('banners')
  const { title, subtitle, cta } = draft
  const picture = (kind === 'phone' && draft.mobileImage) || draft.image
  const heading = inLanguage(title, language) || t('heading')
  const icons = kind === 'phone' ? [Menu, Search, ShoppingBag] : [Search, User, Heart, ShoppingBag]
  return (
    <div aria-hidden="true" className="preview-hero">
      <div className="preview-picture">{picture && <LibraryThumb image={picture} alt="" isWhole />}</div>
      <div className="preview-dip">
        <strong>{t('shopName')}</strong>
        <span>
          {icons.map((Icon, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the icons are never reordered.
            <Icon key={index} size={24} color={header.icon} />
          ))}
        </span>
      </div>
      <div className="preview-copy">
        <p className="preview-heading">{heading}</p>
        {inLanguage(subtitle, language) !== '' && <p className="preview-text">{inLanguage(subtitle, language)}</p>}
        <span className="preview-button">{inLanguage(cta, language) || heading}</span>
      </div>
    </div>
  )
}
