/** The caller keeps the value (`value`, `onChange`) or the component does (`defaultValue`). */
export type ValueProps<Value, Change = Value> =
  | {
      /** The value, controlled by the caller. */
      value: Value;
      /** Not with `value`. */
      defaultValue?: undefined;
      /** Called at each change; the caller passes the new value back as `value`. */
      onChange: (value: Change) => void;
    }
  | {
      /** Not with `defaultValue`. */
      value?: undefined;
      /** The first value, where the component keeps it. */
      defaultValue?: Value | undefined;
      /** Called at each change. */
      onChange?: ((value: Change) => void) | undefined;
    };
