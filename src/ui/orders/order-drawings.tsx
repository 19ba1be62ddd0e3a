/** A clock: the time to pay is over, or the payment is not confirmed yet. */
export function ClockDrawing() {
  return (
    <>
      <ellipse className="drawing__ground" cx="80" cy="106" rx="50" ry="7" />
      <circle className="drawing__paper" cx="80" cy="58" r="40" />
      <path className="drawing__line" d="M80 24v6M80 86v6M46 58h6M108 58h6" />
      <path className="drawing__accent" d="M80 36v22l14 10" />
    </>
  );
}

/** A signpost: there is nothing to pay here, but there is a way on. */
export function SignpostDrawing() {
  return (
    <>
      <ellipse className="drawing__ground" cx="80" cy="106" rx="50" ry="7" />
      <path className="drawing__line" d="M80 14v92" />
      <path className="drawing__paper" d="M46 22h58l14 13-14 13H46zM114 56H62L48 68l14 12h52z" />
      <path className="drawing__accent" d="M60 35h30M76 68h26" />
    </>
  );
}
