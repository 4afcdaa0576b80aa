import type { ApiScope, apiResources } from '../../../../contract/admin/connections/api-keys.ts'

type Resource = (typeof apiResources)[number]

/** The first part of a path below `/api`, and which part of the shop it belongs to. */
const resources: Record<string, Resource> = {
  ...of('products', 'products categories collections tags images stock stock-takes second-choice search feeds'),
  ...of('orders', 'orders shipments shipment payments returns exchanges open-cases order-offers gift-receipts production'),
  ...of('customers', 'users reviews contact newsletter alerts'),
  ...of('shop', 'settings banner stores locations discounts listed-discounts shipping vietnam-units'),
  ...of('reports', 'reports'),
}

/**
 * Calls that no key may make: what belongs to one person's account, cart or browser, what decides who may enter, and what other
 * programs send. Of `users` a key reads the list of customers and single ones, nothing else.
 */
const customersOnly = /^\/api\/users(?:\/guests(?:\/:\w+)?|\/:\w+)?$/
const never = /^\/api\/(?:orders\/user|payments\/(?:momo|payos)|images\/private|newsletter\/unsubscribe|alerts\/unsubscribe)(?:\/|$)/

/** The scope that a key needs for a route; null: no key may call it. */
export function scopeOfRoute(method: string, url: string): ApiScope | null {
  const resource = resources[url.split('/')[2] ?? '']
  if (!url.startsWith('/api/') || resource === undefined || never.test(url)) return null
  const isRead = method === 'GET' || method === 'HEAD'
  if (url.startsWith('/api/users') && !(isRead && customersOnly.test(url))) return null
  if (resource === 'reports') return isRead ? 'reports:read' : null
  return `${resource}:${isRead ? 'read' : 'write'}`
}

function of(resource: Resource, names: string): Record<string, Resource> {
  return Object.fromEntries(names.split(' ').map((name) => [name, resource]))
}
