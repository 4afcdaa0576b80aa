import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'

type LocationRowProps = { name: string; lines: readonly ReactNode[]; edit: () => void; remove: () => void }

export function LocationRow({ name, lines, edit, remove }: LocationRowProps) {
  const { t } = useTranslation('locations')
  return (
    <div className="location-row">
      <div className="location-row-text">
        <strong>{name}</strong>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered.
          <span key={at} className="text-soft">
            {line}
          </span>
        ))}
      </div>
      <span className="flex flex-none">
        <button type="button" className="icon-button size-11" aria-label={t('editArea', { name })} onClick={edit}>
          <Pencil aria-hidden size={17} />
        </button>
        <button type="button" className="icon-button size-11 text-error" aria-label={t('removeArea', { name })} onClick={remove}>
          <Trash2 aria-hidden size={17} />
        </button>
      </span>
    </div>
  )
}
