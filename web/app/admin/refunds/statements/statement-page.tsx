import './statements.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { isAcceptable, OneStatement, type StatementLine, StatementMessage } from '../../../../../contract/admin/cod-statements.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm-store.ts'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { liveOn, orderKinds } from '../../live/live-page.ts'
import { useListRequest } from '../../use-list-request.ts'
import type { Route } from './+types/statement-page'
import { BookDialog } from './book-dialog.tsx'
import { StatementBadge } from './page.tsx'
import { StatementRows } from './statement-rows.tsx'

export async function loader(args: Route.LoaderArgs) {
  const path = `/api/payments/cod-statements/${encodeURIComponent(args.params.id)}`
  return (await adminApi(args).get(path, OneStatement)).data.statement
}

export const handle = liveOn(...orderKinds)

const isFine = ({ verdict }: StatementLine) => verdict === 'match' || verdict === 'booked' || verdict === 'fee'

/** A statement beside the ledger: what differs, what is missing, what matches; booked in one step. */
export default function StatementDetailsPage({ loaderData: statement }: Route.ComponentProps) {
  const { t } = useTranslation(['statements', 'orders'])
  const language = useLanguage()
  const navigate = useNavigate()
  const { call, isBusy, failure } = useListRequest()
  const [accepted, setAccepted] = useState<ReadonlySet<number>>(new Set())
  const [isBooking, setBooking] = useState(false)
  const { _id, carrier, fileName, status, lines, missing, bookedAt } = statement
  const differing = lines.filter((line) => !isFine(line))
  const matching = lines.filter(isFine)
  const bookable = lines.filter(({ verdict, line }) => verdict === 'match' || (isAcceptable(verdict) && accepted.has(line)))
  const path = `/api/payments/cod-statements/${_id}`

  async function undo(): Promise<void> {
    if (!(await confirm({ title: t('undoTitle'), text: t('undoText'), verb: t('undo'), isDestructive: true }))) return
    const undone = await call('POST', `${path}/undo`, {}, StatementMessage)
    if (undone) toast({ text: undone.message })
  }

  async function remove(): Promise<void> {
    if (!(await confirm({ title: t('removeTitle'), text: t('removeText'), verb: t('remove'), isDestructive: true }))) return
    if (!(await call('DELETE', path, undefined, z.object({ message: z.string() }), { skipRevalidate: true }))) return
    toast({ text: t('removed') })
    await navigate(adminPaths.statements())
  }

  return (
    <AdminPage
      title={fileName}
      back={{ label: t('title'), to: adminPaths.statements() }}
      actions={
        <Button look="secondary" busy={isBusy} onClick={() => void (status === 'booked' ? undo() : remove())}>
          {t(status === 'booked' ? 'undo' : 'remove')}
        </Button>
      }
    >
      <FailureBanner failure={failure} />
      <div className="order-details">
        <StatementBadge status={status} />
        <span className="text-soft">{t(`orders:carrier.${carrier}`)}</span>
        {bookedAt && <span className="text-soft">{t('booked', { when: formatDay(bookedAt, language) })}</span>}
        {statement.reference && <span className="wrap-anywhere text-soft">{statement.reference}</span>}
      </div>
      <dl className="statement-sums">
        {(['collected', 'fees', 'net'] as const).map((sum) => (
          <div key={sum}>
            <dt>{t(`sums.${sum}`)}</dt>
            <dd>{formatAmount(statement[sum])}</dd>
          </div>
        ))}
      </dl>
      {status === 'draft' && (
        <div className="statement-action">
          {bookable.length > 0 ? (
            <Button onClick={() => setBooking(true)}>{t('book', { count: bookable.length })}</Button>
          ) : (
            <p className="text-soft">{t('nothing')}</p>
          )}
        </div>
      )}
      <div>
        <Card title={t('differences', { count: differing.length })}>
          {differing.length === 0 ? (
            <p className="text-soft">{t('noDifferences')}</p>
          ) : (
            <StatementRows
              lines={differing}
              accepted={accepted}
              onAccept={status === 'draft' ? (line, isOn) => setAccepted(toggled(accepted, line, isOn)) : undefined}
            />
          )}
        </Card>
        {missing.length > 0 && (
          <Card title={t('missing', { count: missing.length })}>
            <p className="mb-2 text-soft">{t('missingText')}</p>
            <ul className="statement-rows">
              {missing.map(({ order, code, owed, collectedAt }) => (
                <li key={code ?? order._id}>
                  <span className="min-w-0 grow">
                    <Link to={adminPaths.order(order._id)} className="row-link">
                      {order.orderNumber}
                    </Link>{' '}
                    {order.fullName}
                    <span className="block text-sm text-soft">
                      {code} · {formatDay(collectedAt, language)}
                    </span>
                  </span>
                  <strong>{formatAmount(owed)}</strong>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card>
          <details>
            <summary className="order-summary">{t('matching', { count: matching.length })}</summary>
            <StatementRows lines={matching} accepted={accepted} />
          </details>
        </Card>
      </div>
      {isBooking && (
        <BookDialog
          statement={statement}
          count={bookable.length}
          amount={bookable.reduce((sum, row) => sum + row.amount, 0)}
          accept={[...accepted]}
          onClose={() => setBooking(false)}
        />
      )}
    </AdminPage>
  )
}

function toggled(lines: ReadonlySet<number>, line: number, isOn: boolean): ReadonlySet<number> {
  const next = new Set(lines)
  if (isOn) next.add(line)
  else next.delete(line)
  return next
}
