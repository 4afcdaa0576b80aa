import type { LibraryImage } from '../../../../contract/admin/media.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import { LibraryThumb } from '../components/uploads/library-thumb.tsx'
import { formatBytes, isMissingAlt } from './image-details.ts'

type ImageTileProps = { image: LibraryImage; isMarked: boolean; onMark: (isRange: boolean) => void; onOpen: () => void }

/** A picture with a checkbox; a click on the picture opens its details. */
export function ImageTile({ image, isMarked, onMark, onOpen }: ImageTileProps) {
  const { t } = useTranslation('media')
  const language = useLanguage()
  const { name, width, height, bytes, usedIn, alt } = image
  return (
    <li className="picture-tile" data-selected={isMarked || undefined}>
      <label className="picture-check">
        <input
          type="checkbox"
          aria-label={t('select', { name })}
          checked={isMarked}
          // `onClick` instead of `onChange`, because only the click event carries the Shift key. Space also fires a click.
          onClick={(event) => onMark(event.shiftKey)}
          onChange={() => undefined}
        />
        <LibraryThumb image={image} alt={alt} />
      </label>
      <button type="button" className="picture-open" onClick={onOpen}>
        <span className="sr-only">{t('details', { name })}: </span>
        <span className="image-details">
          <span className="picture-name" title={name}>
            {name}
          </span>
          <span className="text-soft">
            {width} × {height} · {formatBytes(bytes, language)}
          </span>
          <span className="text-soft">{usedIn.length === 0 ? t('unused') : t('usedTimes', { count: usedIn.length })}</span>
          {isMissingAlt(image) && <StatusBadge tone="wait">{t('noAlt')}</StatusBadge>}
        </span>
      </button>
    </li>
  )
}
