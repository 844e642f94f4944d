export type Sampler = {
  name:
    | 'always_on'
    | 'always_off'
    | 'traceidratio'
    | 'parentbased_always_on'
    | 'parentbased_always_off'
    | 'parentbased_traceidratio';
  /** Share of the traces that is recorded, 0 to 1, by the samplers that take one. */
  ratio: number;
};

/** Where traces go, and which. */
export type TraceSettings = {
  /** Address that takes OTLP over HTTP, with its path. */
  url: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  sampler: Sampler;
};

export type TracingParts = {
  /** What all spans say of the process. */
  resource: Readonly<Record<string, string>>;
  /** Called when traces could not be sent, with a code. */
  onTrouble: (fault: string) => void;
};
