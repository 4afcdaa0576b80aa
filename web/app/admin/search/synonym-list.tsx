import X from 'lucide-react/icons/x'
import type { SearchSynonym } from '../../../../contract/admin/search.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

type SynonymListProps = { synonyms: readonly SearchSynonym[]; isBusy: boolean; onRemove: (word: string) => void }

/** The words that the owner added. */
export function SynonymList({ synonyms, isBusy, onRemove }: SynonymListProps) {
  const { t } = useTranslation('search')
  return (
    <section className="mt-10">
      <h2 id="synonyms" className="mb-3 text-xl">
        {t('synonyms')}
      </h2>
      {synonyms.length === 0 && <p className="text-soft">{t('noSynonyms')}</p>}
      <ul aria-labelledby="synonyms" className="flex flex-wrap gap-2">
        {synonyms.map(({ word, meaning }) => (
          <li key={word}>
            <button
              type="button"
              className="small-button"
              disabled={isBusy}
              aria-label={t('remove', { word })}
              onClick={() => onRemove(word)}
            >
              {word} = {meaning}
              <X aria-hidden size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
