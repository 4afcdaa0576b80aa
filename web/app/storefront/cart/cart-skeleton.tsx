import { useTranslation } from '../../i18n/use-translation.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Two placeholder lines while the cart loads. */
export function CartSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true" className="cart-lines">
      <span className="sr-only">{t('loading')}</span>
      {['first', 'second'].map((line) => (
        <div key={line} className="cart-line">
          <Skeleton className="cart-line-picture" />
          <div className="grid content-start gap-3 pt-1">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-11 w-36" />
          </div>
        </div>
      ))}
    </div>
  )
}
