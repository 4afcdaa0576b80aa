import Heart from 'lucide-react/icons/heart'
import { useTranslation } from '../i18n/use-translation.ts'
import { announce } from '../ui/announce.tsx'
import { useWish } from './use-wish.ts'
import { useIsWished } from './wished-ids.ts'

type WishHeartProps = { product: { _id: string; name: string }; className?: string; children?: React.ReactNode }

/** A heart on a product. Its place is kept; it is seen once it is known whether it is full. */
export function WishHeart({ product: { _id, name }, className = '', children }: WishHeartProps) {
  const { t } = useTranslation()
  const isWished = useIsWished(_id)
  const wish = useWish()
  async function toggle() {
    if (await wish(_id, !isWished)) announce(t(isWished ? 'wish.removed' : 'wish.added', { name }))
  }
  return (
    <button
      type="button"
      className={`wish-heart ${className}`}
      aria-pressed={isWished ?? false}
      aria-label={t('wish.heart', { name })}
      data-ready={isWished === undefined ? undefined : ''}
      onClick={() => void toggle()}
    >
      <Heart aria-hidden size={20} strokeWidth={1.8} />
      {children}
    </button>
  )
}
