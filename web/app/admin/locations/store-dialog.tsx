import ExternalLink from 'lucide-react/icons/external-link'
import { StoreMessage } from '../../../../contract/admin/content.ts'
import type { Store } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { BilingualField } from '../components/bilingual-field.tsx'
import { errorAt } from '../components/failure-banner.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { useDraft } from '../components/use-draft.ts'
import { useAdminRequest } from '../use-admin-request.ts'

const empty = { name: { vi: '', en: '' }, address: '', url: '', hours: '' }

export function StoreDialog({ store, onClose }: { store: Store | null; onClose: () => void }) {
  const { t } = useTranslation(['locations', 'admin'])
  const { draft, set, isDirty } = useDraft(
    store ? { name: store.names, address: store.address, url: store.url, hours: store.hours ?? '' } : empty,
  )
  const { call, isBusy, failure: refused } = useAdminRequest()
  const failure = prefixError(refused, t(store ? 'failed.updateStore' : 'failed.addStore'))

  async function save(): Promise<void> {
    const [method, path] = store ? (['PATCH', `/api/stores/${store._id}`] as const) : (['POST', '/api/stores'] as const)
    const body = { ...draft, url: draft.url.trim() }
    if (!(await call(method, path, body, StoreMessage))) return
    toast({ text: t('admin:saved') })
    onClose()
  }

  const line = (name: 'address' | 'hours' | 'url', hint?: string) => (
    <TextField
      label={t(name)}
      hint={hint}
      name={name}
      type={name === 'url' ? 'url' : 'text'}
      value={draft[name]}
      error={errorAt(failure, name)}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  )

  return (
    <FormDialog
      title={store ? t('editArea', { name: store.name }) : t('newStore')}
      {...{ isDirty, isBusy, failure, onClose }}
      onSave={() => void save()}
    >
      <BilingualField
        name="name"
        label={t('storeName')}
        value={draft.name}
        maxLength={120}
        errorAt={(path) => errorAt(failure, path) ?? (path === 'name.vi' ? errorAt(failure, 'name') : undefined)}
        onChange={(name) => set('name', name)}
      />
      {line('address')}
      {line('url', t('urlHint'))}
      <TestLink url={draft.url.trim()} />
      {line('hours', t('hoursHint'))}
    </FormDialog>
  )
}

/** Opens the typed URL in another tab; renders nothing for an invalid one. */
export function TestLink({ url }: { url: string }) {
  const { t } = useTranslation('locations')
  if (!/^https?:\/\/[^\s/]+\.[^\s/]+/.test(url)) return null
  return (
    <a href={url} target="_blank" rel="noreferrer" className="inline-flex items-center gap-2">
      <ExternalLink aria-hidden size={16} />
      {t('testUrl')}
    </a>
  )
}
