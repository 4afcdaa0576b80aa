import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { paths } from '../../paths.ts'
import { serverI18n } from '../../rendering/server-i18n.ts'
import { ErrorBoundary } from './page.tsx'

const error = { status: 500, statusText: '', internal: true, data: null }

function FailedPage() {
  return createElement(ErrorBoundary as React.ComponentType<{ error: unknown }>, { error })
}

function failedPageAt(url: string): string {
  const Stub = createRoutesStub([{ path: '/products/search/:query?', Component: FailedPage }])
  return renderToString(createElement(I18nContext, { value: serverI18n('vi') }, createElement(Stub, { initialEntries: [url] })))
}

test.each([
  [paths.search('đầm hoa'), 'đầm hoa'],
  [paths.search('50% đầm/yếm'), '50% đầm/yếm'],
  [paths.search(), ''],
])('search page: a failed %s has a search field with the term', (url, term) => {
  const page = failedPageAt(url)
  expect(page).toContain('Không tải được kết quả tìm kiếm')
  expect(page).toMatch(new RegExp(`<input type="search"[^>]* value="${term}"`))
})
