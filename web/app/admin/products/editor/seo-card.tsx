import './seo-previews.css'
import { productLimits, shownBySearch } from '../../../../../contract/admin/products.ts'
import { inLanguage } from '../../../../../contract/language/languages.ts'
import { slugify } from '../../../../../contract/text.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { usePublicUrl } from '../../../seo/use-public-url.ts'
import { BilingualField } from '../../components/bilingual-field.tsx'
import { FoldingCard } from '../../components/folding-card.tsx'
import type { EditorProps } from './editor-props.ts'
import { SlugField } from './slug-field.tsx'

/** The URL, and the title and description for search engines and link previews, with a preview. */
export function SeoCard(editing: EditorProps) {
  const { draft, set, errorAt } = editing
  const { t } = useTranslation('products')
  const { t: tAdmin } = useTranslation('admin')
  const language = useLanguage()
  const { seo } = draft
  const title = inLanguage(seo.title, language) || inLanguage(draft.name, language)
  const description = inLanguage(seo.description, language) || inLanguage(draft.description, language)
  const slug = draft.slug || slugify(draft.name.vi)
  const publicUrl = usePublicUrl()
  const cover = draft.colors.find(({ pictures }) => pictures.length > 0)?.pictures[0]
  const fields = { title: productLimits.seoTitle, description: productLimits.seoDescription }
  return (
    <FoldingCard title={t('editor.seo')} summary={slug ? paths.product(slug) : t('editor.slugHint')}>
      <div className="sheet-fields">
        <SlugField {...editing} />
        <p className="text-sm text-soft">{t('editor.seoHint')}</p>
        {(['title', 'description'] as const).map((name) => (
          <BilingualField
            key={name}
            name={`seo.${name}`}
            label={t(name === 'title' ? 'editor.seoTitle' : 'editor.seoDescription')}
            value={seo[name]}
            onChange={(value) => set('seo', { ...seo, [name]: value })}
            hint={`${tAdmin('languages.vi')} ${counterOf(seo[name].vi, name, t)} · ${tAdmin('languages.en')} ${counterOf(seo[name].en, name, t)}`}
            errorAt={errorAt}
            maxLength={fields[name]}
          />
        ))}
        {title !== '' && (
          <>
            <figure className="search-preview">
              <figcaption>{t('editor.searchPreview')}</figcaption>
              {slug && <span className="search-preview-address">{publicUrl + paths.product(slug)}</span>}
              <span className="search-preview-title">{cut(title, shownBySearch.title)}</span>
              <span>{cut(description, shownBySearch.description)}</span>
            </figure>
            <figure className="share-preview">
              <figcaption>{t('editor.sharePreview')}</figcaption>
              {cover && <img src={paths.sharePicture(cover._id)} alt="" width={1200} height={630} loading="lazy" />}
              <span className="share-preview-text">
                <span className="text-sm text-soft">{new URL(publicUrl || 'http://localhost').host}</span>
                <strong>{title}</strong>
                <span className="text-sm">{cut(description, shownBySearch.description)}</span>
              </span>
            </figure>
          </>
        )}
      </div>
    </FoldingCard>
  )
}

function counterOf(text: string, name: keyof typeof shownBySearch, t: ReturnType<typeof useTranslation<'products'>>['t']): string {
  const max = shownBySearch[name]
  return t(text.length > max ? 'editor.tooLong' : 'editor.shown', { count: text.length, max })
}

/** Cuts a text at a word boundary. */
function cut(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= maxLength ? line : `${line.slice(0, line.lastIndexOf(' ', maxLength - 1))}…`
}
