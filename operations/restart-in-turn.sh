#!/bin/sh
# Restarts the serving processes one after the other, without losing requests behind nginx:
#   operations/restart-in-turn.sh 3000 3001
# The next one is restarted once the last is ready again. If one is not ready within a minute the
# script stops, and the others keep serving.
set -eu
for port in "$@"; do
  systemctl restart "stepmark@$port"
  tries=0
  until curl --fail --silent --output /dev/null --max-time 2 "http://127.0.0.1:$port/readyz"; do
    tries=$((tries + 1))
    if [ "$tries" -ge 120 ]; then
      echo "The process on port $port is not ready: journalctl -u stepmark@$port" >&2
      exit 1
    fi
    sleep 0.5
  done
done
