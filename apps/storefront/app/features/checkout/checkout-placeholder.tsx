const fields = ['name', 'phone', 'governorate', 'district', 'landmark'];

/** Placeholder of the form until the device has been read. */
export const CheckoutPlaceholder = () => (
  <div aria-busy="true" className="grid gap-6 md:grid-cols-[1fr_25rem] md:gap-14 noscript:hidden">
    <span className="skeleton block h-16 rounded-sheet md:order-2 md:h-80" />
    <div className="grid content-start gap-6">
      {fields.map((field) => (
        <span className="grid gap-2" key={field}>
          <span className="skeleton h-5 w-32" />
          <span className="skeleton h-12 rounded-card" />
        </span>
      ))}
    </div>
  </div>
);
