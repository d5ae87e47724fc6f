/**
 * The caller keeps the value (`value`, and `onChange` that changes it), or the component does (from `defaultValue` on). Not both.
 */
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
