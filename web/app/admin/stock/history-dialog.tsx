import { useInfiniteQuery } from '@tanstack/react-query'
import { StockHistory, type StockMove } from '../../../../contract/admin/stock.ts'
import { formatChange } from '../../../../contract/signed-number.ts'
import { browserApi } from '../../api/browser-api.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adminPaths } from '../admin-paths.ts'
import { retryAfterSignIn } from '../use-admin-request.ts'

/** The stock movements of one variant: when, how many, why, by whom. */
export function HistoryDialog({ variantId, name, onClose }: { variantId: string; name: string; onClose: () => void }) {
  const { t } = useTranslation(['stock', 'common'])
  const { moves, hasMore, failure, isReading, readMore, retry } = useMoves(variantId)
  return (
    <Dialog isOpen onClose={onClose} title={t('moves.title')} className="stock-moves-dialog">
      <p className="mb-3 text-soft">{name}</p>
      {failure && (
        <Alert title={t('moves.failed')} className="mb-3">
          <p>{failure}</p>
          <button type="button" className="small-button mt-2" onClick={retry}>
            {t('common:retry')}
          </button>
        </Alert>
      )}
      {!moves && isReading && <Skeleton className="h-40" />}
      {moves?.length === 0 && <p>{t('moves.none')}</p>}
      {moves && moves.length > 0 && <Moves moves={moves} />}
      {hasMore && !failure && (
        <button type="button" className="small-button mt-3" aria-busy={isReading || undefined} onClick={readMore}>
          {t('moves.older')}
        </button>
      )}
    </Dialog>
  )
}

function Moves({ moves }: { moves: readonly StockMove[] }) {
  const { t } = useTranslation('stock')
  const language = useLanguage()
  return (
    <div className="table-frame">
      <table className="data-table">
        <caption className="sr-only">{t('moves.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('moves.at')}</th>
            <th scope="col" className="number-cell">
              {t('moves.change')}
            </th>
            <th scope="col" className="number-cell">
              {t('moves.after')}
            </th>
            <th scope="col">{t('moves.why')}</th>
            <th scope="col">{t('moves.by')}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map((move) => (
            <tr key={move._id}>
              <td data-title={t('moves.at')}>{formatDateTime(move.at, language)}</td>
              <td data-title={t('moves.change')} className="number-cell">
                {formatChange(move.change)}
              </td>
              <td data-title={t('moves.after')} className="number-cell">
                {move.after}
              </td>
              <td data-title={t('moves.why')}>
                <span>
                  {t(`reasons.${move.reason}`)}
                  {move.note && <span className="block text-sm text-soft">{move.note}</span>}
                </span>
              </td>
              <td data-title={t('moves.by')}>
                {move.order ? (
                  <Link to={adminPaths.order(move.order._id)} className="row-link">
                    {t('moves.order', { number: move.order.orderNumber })}
                  </Link>
                ) : (
                  (move.by ?? '—')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useMoves(variantId: string) {
  const { data, error, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['stock history', variantId],
    queryFn: ({ pageParam, signal }) =>
      retryAfterSignIn(() => browserApi().get(withQuery(`/api/stock/${variantId}/history`, { page: pageParam }), StockHistory, { signal })),
    initialPageParam: 1,
    getNextPageParam: ({ data: { totalPage } }, _pages, page) => (page < totalPage ? page + 1 : undefined),
    staleTime: 0,
    gcTime: 0,
  })
  const moves = data?.pages.flatMap((page) => page.data.moves)
  return {
    // New movements shift the pages while they are fetched, so duplicates are dropped.
    moves: moves && [...new Map(moves.map((move) => [move._id, move])).values()],
    failure: isError && !isFetching ? error.message : undefined,
    isReading: isFetching,
    hasMore: hasNextPage,
    readMore: () => void (isFetching || fetchNextPage()),
    retry: () => void (data ? fetchNextPage() : refetch()),
  }
}
