import './import.css'
import { data } from 'react-router'
import { UserResponse } from '../../../../../contract/accounts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useFocusOnMount } from '../../../ui/hooks/use-focus-on-mount.ts'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { Card } from '../../components/card.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { ExportLink } from '../../components/table/export-link.tsx'
import type { Route } from './+types/page'
import { FileButton } from './file-button.tsx'
import { ImportErrors } from './import-errors.tsx'
import { ImportRows } from './import-rows.tsx'
import { useImport } from './use-import.ts'

/** Only admins may import; staff only see products. */
export async function loader(args: Route.LoaderArgs) {
  const me = await adminApi(args).get('/api/users/me', UserResponse)
  if (me.data.role !== 'admin') throw data({ code: 'forbidden' }, { status: 403 })
  return null
}

export default function ImportPage() {
  const { t } = useTranslation(['files', 'admin'])
  const { state, preview, confirmImport, isBusy, failure } = useImport()
  return (
    <AdminPage title={t('title')} back={{ label: t('admin:sections.products'), to: adminPaths.products() }}>
      <FailureBanner failure={failure} />
      {state.kind !== 'done' && (
        <Card>
          <p className="max-w-3xl">{t('how')}</p>
          <ul className="my-3 max-w-3xl list-disc pl-5 text-soft">
            <li>{t('rules.sku')}</li>
            <li>{t('rules.missing')}</li>
            <li>{t('rules.whole')}</li>
          </ul>
          <div className="flex flex-wrap items-center gap-3">
            <FileButton
              label={state.kind === 'preview' ? t('another') : t('choose')}
              isBusy={state.kind === 'reading'}
              onFile={(file) => void preview(file)}
            />
            <ExportLink path="/api/products/export.csv" narrowing={[]} />
            <span className="text-sm text-soft">{t('limit')}</span>
          </div>
        </Card>
      )}
      <p role="status" className="mt-4 text-soft empty:hidden">
        {state.kind === 'reading' ? t('reading', { name: state.name }) : ''}
      </p>
      {state.kind === 'preview' && (
        <Preview name={state.name}>
          {state.hasMoved && <Alert tone="warning" title={t('moved')} className="mb-4" />}
          {state.data.errors.length > 0 ? (
            <ImportErrors errors={state.data.errors} />
          ) : (
            <ImportRows data={state.data} isBusy={isBusy} onAgree={() => void confirmImport()} />
          )}
        </Preview>
      )}
      {state.kind === 'done' && <Done counts={state.counts} />}
    </AdminPage>
  )
}

/** Takes the focus when it appears, because the user is waiting for it. */
function Preview({ name, children }: { name: string; children: React.ReactNode }) {
  const { t } = useTranslation('files')
  const headline = useFocusOnMount<HTMLHeadingElement>()
  return (
    <section className="sheet mt-4" aria-labelledby="import-preview">
      <h2 id="import-preview" ref={headline} tabIndex={-1} className="mb-3 break-words">
        {t('preview', { name })}
      </h2>
      {children}
    </section>
  )
}

function Done({ counts }: { counts: { create: number; change: number; unchanged: number } }) {
  const { t } = useTranslation('files')
  const box = useFocusOnMount<HTMLDivElement>()
  return (
    <Alert ref={box} tabIndex={-1} tone="success" role="status" title={t('done.title')}>
      <p className="mb-3">{t('done.text', counts)}</p>
      <ButtonLink to={adminPaths.products()}>{t('done.products')}</ButtonLink>
    </Alert>
  )
}
