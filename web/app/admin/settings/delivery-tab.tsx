import { useTranslation } from '../../i18n/use-translation.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { Card } from '../components/card.tsx'
import { BilingualInput, MoneyInput, NumberInput } from './fields.tsx'
import { useSettingsForm } from './settings-form.tsx'

const pickupName = { vi: 'Tới lấy tại cửa hàng', en: 'Pick up at the shop' }

export function DeliveryTab() {
  const { t } = useTranslation('settings')
  const { draft, set } = useSettingsForm()
  const { shippingMethods, exchangeDays, returnDays, sewing, gifts } = draft
  return (
    <>
      <Card title={t('delivery.title')}>
        <div className="sheet-fields">
          {shippingMethods.map((method, at) => (
            <BilingualInput
              key={method.method}
              path={`shippingMethods.${at}.name`}
              label={t('delivery.name')}
              value={method.name}
              onChange={(name) => set('shippingMethods', shippingMethods.with(at, { ...method, name }))}
            />
          ))}
          <Checkbox
            label={t('delivery.pickup')}
            checked={shippingMethods.some(({ method }) => method === 'pickup')}
            onChange={(event) =>
              set('shippingMethods', [
                ...shippingMethods.filter(({ method }) => method !== 'pickup'),
                ...(event.currentTarget.checked ? [{ method: 'pickup', name: pickupName }] : []),
              ])
            }
          />
          <p className="text-sm text-soft">{t('delivery.pickupHint')}</p>
          <p>
            <Link to={adminPaths.locations()}>{t('delivery.fees')}</Link>
          </p>
        </div>
      </Card>
      <Card title={t('delivery.gifts')}>
        <Checkbox
          label={t('delivery.wrap')}
          checked={gifts.wrap.isOffered}
          onChange={(event) => set('gifts', { wrap: { ...gifts.wrap, isOffered: event.currentTarget.checked } })}
        />
        {gifts.wrap.isOffered && (
          <MoneyInput
            path="gifts.wrap.price"
            label={t('delivery.wrapPrice')}
            hint={t('delivery.wrapHint')}
            value={gifts.wrap.price}
            onChange={(price) => set('gifts', { wrap: { ...gifts.wrap, price } })}
          />
        )}
      </Card>
      <Card title={t('delivery.exchange')}>
        <NumberInput
          path="exchangeDays"
          label={t('delivery.exchangeDays')}
          hint={t('delivery.exchangeHint')}
          value={exchangeDays ?? Number.NaN}
          onChange={(days) => set('exchangeDays', Number.isNaN(days) ? null : days)}
        />
        <NumberInput
          path="returnDays"
          label={t('delivery.returnDays')}
          hint={t('delivery.returnHint')}
          value={returnDays ?? Number.NaN}
          onChange={(days) => set('returnDays', Number.isNaN(days) ? null : days)}
        />
      </Card>
      <Card title={t('delivery.sewing')}>
        <Checkbox
          label={t('delivery.limited')}
          checked={sewing !== null}
          onChange={(event) => set('sewing', event.currentTarget.checked ? { weeklyPieces: 20 } : null)}
        />
        {sewing && (
          <NumberInput
            path="sewing.weeklyPieces"
            label={t('delivery.weeklyPieces')}
            hint={t('delivery.sewingHint')}
            value={sewing.weeklyPieces}
            onChange={(weeklyPieces) => set('sewing', { weeklyPieces })}
          />
        )}
      </Card>
    </>
  )
}
