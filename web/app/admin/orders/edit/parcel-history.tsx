import type { AdminShipment } from '../../../../../contract/admin/shipments.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** The events of a shipment, the newest first. */
export function ParcelHistory({ parcel }: { parcel: AdminShipment }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <ol className="order-lines">
      {parcel.history.toReversed().map(({ at, to, by, note }) => (
        <li key={`${at} ${to}`}>
          <span>
            {t(`parcel.${to as 'pending'}`)}{' '}
            {note && (
              <span className="text-soft">
                {note === 'with-order' || note === 'with-exchange'
                  ? t(`shipment.${note === 'with-order' ? 'byHand' : 'withExchange'}`)
                  : note}
              </span>
            )}
          </span>
          <span className="text-sm text-soft">
            <time dateTime={at}>{formatDateTime(at, language)}</time> · {t(`by.${by as 'admin'}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}
