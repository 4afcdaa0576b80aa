import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '../i18n/i18n-context.ts'
import { serverI18n } from '../rendering/server-i18n.ts'
import { Breadcrumb } from './breadcrumb.tsx'

test('Breadcrumb: only the last entry is the current page, also where an entry has no link', () => {
  const items = [{ label: 'Trang chủ', to: '/' }, { label: 'Bộ sưu tập' }, { label: 'Tết sum vầy' }]
  const trail = renderToString(
    createElement(I18nContext, { value: serverI18n('vi') }, createElement(MemoryRouter, null, createElement(Breadcrumb, { items }))),
  )
  expect(trail.match(/<span[^>]*aria-current="page"[^>]*>.*?<\/li>/g)).toEqual([expect.stringContaining('Tết sum vầy')])
  expect(trail).toContain('Bộ sưu tập')
})
