import { useTranslation } from '../i18n/use-translation.ts'
import { Skeleton } from '../ui/skeleton.tsx'

type LinesSkeletonProps = { className: string; lineClass: string; pictureClass: string }

/** Two placeholder lines, each with a picture, while the cart or the wishlist loads. */
export function LinesSkeleton({ className, lineClass, pictureClass }: LinesSkeletonProps) {
  const { t } = useTranslation()
  return (
    <div aria-busy="true" className={className}>
      <span className="sr-only">{t('loading')}</span>
      {['first', 'second'].map((line) => (
        <div key={line} className={lineClass}>
          <Skeleton className={pictureClass} />
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
