import './price-sheet.css'
import '../products.css'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SheetPage, type SheetRow } from '../../../../../contract/admin/price-sheet.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toast } from '../../../ui/toast.tsx'
import { adminApi, pickParams } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { FilterBar } from '../../components/table/filter-bar.tsx'
import { NoResults } from '../../components/table/no-results.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { moveInGrid } from '../../stock/grid-navigation.ts'
import { PriceUndoNote } from '../prices/price-undo-note.tsx'
import type { Route } from './+types/page'
import { PasteDialog } from './paste-dialog.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { SheetPreviewDialog } from './sheet-preview-dialog.tsx'
import { SheetTable } from './sheet-table.tsx'
import { useSheetDraft } from './use-sheet-draft.ts'
import { writeCopy } from './write-copy.rule.ts'

export async function loader(args: Route.LoaderArgs) {
  return (await adminApi(args).get(withQuery('/api/products/sheet', pickParams(args.url, ['page', 'query'])), SheetPage)).data
}

/** `lines`: the line of each row in what was pasted; for an edited sheet its rows are counted. */
type PreviewRequest = { rows: SheetRow[]; lines: number[] | null }

/** Prices and stock of all variants as a sheet: edited here, or pasted from a spreadsheet; always with a preview and undo. */
export default function PriceSheetPage({ loaderData: { lines, total, totalPage, currentPage } }: Route.ComponentProps) {
  const { t } = useTranslation(['priceSheet', 'products'])
  const [search] = useSearchParams()
  const draft = useSheetDraft(lines)
  const grid = useRef<HTMLDivElement>(null)
  const [isPasting, setPasting] = useState<string | null>(null)
  const [asked, setAsked] = useState<PreviewRequest>()
  const columns = ['sku', 'name', 'color', 'size', 'price', 'onHand'] as const

  async function copy(): Promise<void> {
    const heads = Object.fromEntries(columns.map((column) => [column, t(`columns.${column}`)])) as Record<(typeof columns)[number], string>
    await navigator.clipboard.writeText(writeCopy(lines, heads))
    toast({ text: t('copied') })
  }

  return (
    <AdminPage
      title={t('title')}
      back={{ label: t('products:title'), to: adminPaths.products() }}
      actions={
        <>
          <button type="button" className="small-button" onClick={() => setPasting('')}>
            {t('paste.open')}
          </button>
          <button type="button" className="small-button" disabled={lines.length === 0} onClick={() => void copy()}>
            {t('copy')}
          </button>
        </>
      }
    >
      <PriceUndoNote />
      <FilterBar placeholder={t('search')} />
      <p className="mb-3 text-sm text-soft">{t('help')}</p>
      {lines.length === 0 ? (
        search.has('query') ? (
          <NoResults />
        ) : (
          <EmptyState art="rabbit" title={t('empty')} text={t('emptyText')}>
            <ButtonLink to={adminPaths.addProduct()}>{t('addProduct')}</ButtonLink>
          </EmptyState>
        )
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys and the paste of the cells inside.
        <div
          ref={grid}
          onKeyDown={(event) => {
            if (!(event.target instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
            if (grid.current && moveInGrid(grid.current, event.target, event.key)) event.preventDefault()
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain').replace(/[\r\n]+$/, '')
            if (!/[\t\n\r]/.test(text)) return
            event.preventDefault()
            const from = event.target instanceof HTMLElement ? event.target.dataset : {}
            // Numbers alone fill the sheet from this cell; anything else names its rows.
            if (!draft.fill(from.line ?? '', from.column ?? '', text)) setPasting(text)
          }}
        >
          <SheetTable lines={lines} draft={draft} />
        </div>
      )}
      <Pager page={currentPage} totalPage={totalPage} total={total} />
      <SheetBar draft={draft} onPreview={() => setAsked({ rows: draft.rows, lines: null })} />
      {isPasting !== null && (
        <PasteDialog
          text={isPasting}
          onClose={() => setPasting(null)}
          onRead={(paste) => {
            setPasting(null)
            setAsked(paste)
          }}
        />
      )}
      {asked && (
        <SheetPreviewDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            draft.reset()
          }}
        />
      )}
    </AdminPage>
  )
}
