-- Sends the paths of the file BENCH_PATHS one after the other; prints the figures as one line of JSON.
local requests = {}
local at = 0

function init(args)
  for path in io.lines(os.getenv("BENCH_PATHS")) do
    requests[#requests + 1] = wrk.format("GET", path)
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\nFIGURES {"perSecond":%.1f,"p50":%.3f,"p99":%.3f,"bytes":%.0f,"failed":%d}\n',
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000,
    latency:percentile(99) / 1000,
    summary.bytes / math.max(summary.requests, 1),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
