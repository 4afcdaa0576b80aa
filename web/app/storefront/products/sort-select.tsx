import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ProductSort } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { announce } from '../../ui/live-region.tsx'
import { HiddenStateInputs } from './hidden-state-inputs.tsx'
import type { ListScope } from './list-scope.ts'
import { type ListState, sorts } from './list-state.ts'
import type { ListView } from './use-list-view.ts'

type SortSelectProps = { state: ListState; scope: ListScope; show: ListView['show'] }

export function SortSelect({ state, scope: { usualSort, ownOrder = 'relevant' }, show }: SortSelectProps) {
  const { t } = useTranslation('shop')
  const { pathname, search } = useLocation()
  const id = useId()
  const requested = useRef<ProductSort | '' | null>(null)
  function choose(event: React.ChangeEvent<HTMLSelectElement>) {
    const sort = event.target.value as ProductSort | ''
    show({ sort: sort === usualSort ? '' : sort })
    requested.current = sort
  }

  // Announced when the sorted list has loaded, not when it was requested.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another list has arrived
  useEffect(() => {
    const sort = requested.current
    if (sort === null || (state.sort || (usualSort ?? '')) !== sort) return
    requested.current = null
    announce(t('list.sorted', { by: t(`sort.${sort || ownOrder}`) }))
  }, [search])

  return (
    <form method="get" action={pathname} className="sort-form">
      <HiddenStateInputs state={state} except={['sort']} />
      <label htmlFor={id}>{t('list.sort')}</label>
      <select id={id} name="sort" className="field-control" value={state.sort || (usualSort ?? '')} onChange={choose}>
        {usualSort === null && <option value="">{t(`sort.${ownOrder}`)}</option>}
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-secondary">
          {t('list.apply')}
        </button>
      </noscript>
    </form>
  )
}
