import { Link } from './link.tsx'

/** Link to an order by the beginning of its number. */
export function OrderLink({ id }: { id: string }) {
  return (
    <Link to="/admin/orders/$orderId" params={{ orderId: id }} look="row">
      {id.slice(0, 12)}…
    </Link>
  )
}
