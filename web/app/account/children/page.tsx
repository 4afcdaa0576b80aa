import Plus from 'lucide-react/icons/plus'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { maxChildren } from '../../../../contract/child-limits.ts'
import { personalApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { ChildEditor } from '../../children/child-editor.tsx'
import { childrenStore, writeDeviceChildren } from '../../children/children-store.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFocusOnSwap } from '../../ui/hooks/use-focus-on-swap.ts'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.tsx'
import { useAccountTexts } from '../account-texts.ts'
import { MutationResultAlert } from '../mutation-result.tsx'
import { useAccountUser } from '../require-user.ts'
import type { Route } from './+types/page'
import { ChildCard } from './child-card.tsx'
import { handleChildrenAction, readChildren } from './children-action.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { children: await readChildren(personalApi(context)).catch(throwRouteError) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return handleChildrenAction(personalApi(context), await readForm(request))
}

/** The children of the account. `?add=1` and `?edit=…` show the form. */
export default function ChildrenPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useAccountTexts()
  const children = useAccountChildren(loaderData.children)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const edited = children.find(({ childId }) => childId === search.get('edit'))
  const isForm = edited !== undefined || search.has('add')
  const focusTarget = useFocusOnSwap<HTMLHeadingElement>(isForm)
  function onSaved(): void {
    toast({ text: t('children:saved') })
    void navigate(paths.children(), { replace: true })
  }
  return (
    <>
      <PageHead title={t('children:title')} hidden />
      <h1 {...focusTarget} className="stitched">
        {t('children:title')}
      </h1>
      <p className="mt-4 mb-6 text-soft">{t('children:lead')}</p>
      <MutationResultAlert result={actionData?.changed} failed={t('children:failed')} />
      {isForm && (
        <section className="card order-card" aria-labelledby="child-part">
          <h2 id="child-part" className="mb-4 text-xl">
            {t('children:addTitle')}
          </h2>
          <ChildEditor key={edited?.childId ?? 'new'} child={edited} isInAccount onSaved={onSaved} result={actionData?.form ?? undefined}>
            <ButtonLink to={paths.children()} look="secondary">
              {t('children:cancel')}
            </ButtonLink>
          </ChildEditor>
        </section>
      )}
      {!isForm && children.length === 0 && <EmptyState art="chicken" title={t('children:none')} text={t('children:noneText')} />}
      {!isForm && children.length < maxChildren && (
        <p className={children.length === 0 ? 'text-center' : undefined}>
          <ButtonLink to={paths.children({ add: 1 })}>
            <Plus aria-hidden size={18} /> {t('children:add')}
          </ButtonLink>
        </p>
      )}
      {children.length > 0 && (
        <ul className="child-cards mt-6">
          {children.map((child) => (
            <ChildCard key={child.childId} child={child} />
          ))}
        </ul>
      )}
    </>
  )
}

/** The device's copy follows the account; the layout may have merged the device's own children into the account meanwhile. */
function useAccountChildren(loaded: Route.ComponentProps['loaderData']['children']) {
  const { _id: userId } = useAccountUser()
  const known = useStore(childrenStore)
  useEffect(() => {
    const stored = childrenStore.get()
    if (stored?.ownerId === userId) writeDeviceChildren({ ...stored, children: loaded })
  }, [loaded, userId])
  return known?.ownerId === userId ? known.children : loaded
}
