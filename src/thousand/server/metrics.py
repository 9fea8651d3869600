"""What this server counts, for `/metrics`."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("thousand_commands", "Commands accepted.", registry=self.registry)
        self.refused = Counter("thousand_refused", "Commands refused.", ["code"], registry=self.registry)
        self.frames = Counter("thousand_frames", "Updates sent to readers.", registry=self.registry)
        self.frozen = Counter("thousand_frozen_tables", "Tables stopped by an error.", registry=self.registry)
        self.sockets = Gauge("thousand_sockets", "Readers connected.", registry=self.registry)
        self.tables = Gauge("thousand_tables", "Tables in memory.", registry=self.registry)
        self.accepting = Histogram(
            "thousand_command_seconds",
            "From reading a command to its acknowledgement.",
            buckets=BUCKETS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        """All of it in Prometheus' text form."""
        return generate_latest(self.registry)
