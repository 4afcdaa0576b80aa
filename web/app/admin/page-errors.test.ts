import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '../i18n/i18n-context.ts'
import { serverI18n } from '../rendering/server-i18n.ts'
import { ErrorBoundary } from './page-errors.tsx'

/** Renders an admin screen whose loader failed with this status. */
function screenAt(address: string, status: number, code?: string): string {
  const error = { status, statusText: '', internal: true, data: code ? { code } : null }
  const screen = createElement(ErrorBoundary as React.ComponentType<{ error: unknown }>, { error })
  return renderToString(
    createElement(I18nContext, { value: serverI18n('vi') }, createElement(MemoryRouter, { initialEntries: [address] }, screen)),
  )
}

test.each([
  ['/admin/orders?status=paid', 'Đơn hàng', 'Không tải được đơn hàng'],
  ['/admin/products/edit/1', 'Sản phẩm', 'Không tải được sản phẩm'],
  ['/admin', 'Việc hôm nay', 'Không tải được việc hôm nay'],
])('page-errors: %s names its screen and offers a retry if it cannot be loaded', (address, heading, title) => {
  const screen = screenAt(address, 500)
  expect(screen).toContain(`<h1>${heading}</h1>`)
  expect(screen).toContain(title)
  expect(screen).toContain(`href="${address}"`)
})

test.each([
  ['/admin/orders?page=0', 400, 'href="/admin/orders"'],
  ['/admin/products/edit/1', 404, 'href="/admin/products"'],
])('page-errors: %s leads to its list if it does not exist', (address, status, list) => {
  const screen = screenAt(address, status)
  expect(screen).toContain('Không có trang này')
  expect(screen).toContain(list)
  expect(screen).not.toContain(`href="${address}"`)
})

test.each([
  ['/admin/customers/1', 403, 'forbidden', 'Trang của quản trị viên'],
  ['/admin/refunds/cash', 403, 'forbidden', 'Trang của quản trị viên'],
  ['/admin/nowhere', 404, 'not_found', 'Không tìm thấy'],
])("page-errors: %s with %i and the code %s links only to the admin's home page", (address, status, code, heading) => {
  const screen = screenAt(address, status, code)
  expect(screen).toContain(`<h1>${heading}</h1>`)
  expect([...screen.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to)).toEqual(['/admin'])
})
