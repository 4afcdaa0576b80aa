import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../api/browser-api.ts'
import { useOrderTexts } from '../../order/order-texts.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type CheckedResult, useCheckedForm } from '../../ui/hooks/use-checked-form.ts'
import { type TrackQuery, type TrackResult, trackOrder } from './track-order.ts'
import { TrackedResult } from './tracked-result.tsx'

const schema = () => import('../../../../contract/orders/orders.ts').then(({ OrderTrackQuery }) => OrderTrackQuery)
/** With a non-breaking hyphen. */
const example = 'MM261121\u20117KQ4'

export function TrackFields({ result, known }: { result: CheckedResult | null | undefined; known: TrackResult | null }) {
  const { t } = useOrderTexts()
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState(known)
  const labels = { orderNumber: t('track.number'), phone: t('track.phone') }
  const form = useCheckedForm({ schema, labels, result, onValid: (wanted) => void track(wanted) })

  // The code on a parcel's label names its order; the page itself is cached and the same for everybody.
  const number = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const scanned = location.hash.slice(1)
    if (number.current?.value === '' && /^[A-Z0-9-]{8,24}$/.test(scanned)) number.current.value = scanned
  }, [])

  async function track(wanted: TrackQuery): Promise<void> {
    setBusy(true)
    const trackResult = await trackOrder(browserApi(), wanted)
    setBusy(false)
    setFound(trackResult)
  }

  return (
    <>
      <ErrorSummary title={t('track.errors', { count: form.fieldErrors.length })} fieldErrors={form.fieldErrors} attempts={form.attempts} />
      <form method="post" className="card order-card grid gap-5" {...form.props}>
        <TextField
          {...form.wire('orderNumber')}
          ref={number}
          need="required"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={t('track.numberHint', { example })}
        />
        <TextField {...form.wire('phone')} need="required" type="tel" inputMode="tel" autoComplete="tel" />
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {t('track.button')}
        </Button>
      </form>
      {found && <TrackedResult found={found} />}
    </>
  )
}
